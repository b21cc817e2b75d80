/**
 * Whether a text is the URL of a public site: http, https, ftp, or protocol-relative ('//host/path'). Private and
 * loopback IP addresses are refused in every notation. Host names without a top-level domain are refused.
 *
 * @see site.md section 5
 */
export function isUrl(text: string): boolean {
  if (!/^(?:(?:https?|ftp):)?\/\/[^\s/]\S*$/i.test(text)) return false;
  // The URL parser converts every notation of an IP address (octal, hexadecimal, a single number) to four decimal
  // numbers.
  const absolute = text.startsWith('//') ? `https:${text}` : text;
  if (!URL.canParse(absolute)) return false;
  const host = new URL(absolute).hostname.toLowerCase();
  if (host.startsWith('[')) return isPublicIpv6(host.slice(1, -1));
  const octets = /^(\d+)\.(\d+)\.\d+\.\d+$/.exec(host);
  if (octets) return isPublicIpv4(Number(octets[1]), Number(octets[2]));
  return /^(?:[^.]+\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)\.?$/.test(host) && !/\.localhost\.?$/.test(host);
}

/**
 * Whether an IPv4 address with these two first octets is public: not "this host", private, loopback, link-local,
 * multicast or reserved.
 */
function isPublicIpv4(first: number, second: number): boolean {
  if (first === 0 || first === 10 || first === 127 || first >= 224) return false;
  if (first === 169 && second === 254) return false;
  if (first === 172 && second >= 16 && second <= 31) return false;
  return !(first === 192 && second === 168);
}

/**
 * Whether an IPv6 address is public: in 2000::/3, but not in the ranges for documentation or with an embedded IPv4
 * address (Teredo, 6to4). IPv4-mapped and translated addresses are outside 2000::/3.
 */
function isPublicIpv6(address: string): boolean {
  return /^[23]/.test(address) && !/^(?:2001:(?:0:|db8:|:)|2002:)/.test(address);
}
