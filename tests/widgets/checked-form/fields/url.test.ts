import { describe, expect, test } from 'vitest';
import { isUrl } from '../../../../widgets/checked-form/fields/url.ts';

describe('the URL of a website (site.md section 5)', () => {
  test.each([
    'http://example.ch',
    'https://www.example.ch/pfad?x=1#y',
    'ftp://files.example.ch/a.pdf',
    '//cdn.example.ch/x.js',
    'HTTPS://EXAMPLE.CH',
    'https://bäckerei.ch/',
    'https://8.8.8.8/',
    'https://172.32.0.1/',
    'https://8.254.0.1/',
    'https://8.168.0.1/',
    'https://192.169.0.1/',
    'https://anna:geheim@example.ch:8080/',
    'https://[2001:4860:4860::8888]/',
  ])('a URL field accepts %s', (text) => {
    expect(isUrl(text)).toBe(true);
  });

  test.each([
    '',
    'example.ch',
    '/pfad',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:anna@example.ch',
    'https:example.ch',
    'https://',
    'https:///example.ch',
    'https://example',
    'https://exam ple.ch',
    ' https://example.ch',
  ])('a URL field rejects %j', (text) => {
    expect(isUrl(text)).toBe(false);
  });

  test.each([
    'http://localhost/',
    'http://shop.localhost/',
    'http://127.0.0.1/',
    'http://127.8.9.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0.0.0.0/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://172.31.255.255/',
    'http://192.168.1.1/',
    'http://169.254.169.254/',
    'http://224.0.0.1/',
    '//192.168.1.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[ff02::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:4136:e378::]/',
    'http://[2001:db8::1]/',
  ])('a URL field rejects %s, because the host is private or loopback', (text) => {
    expect(isUrl(text)).toBe(false);
  });
});
