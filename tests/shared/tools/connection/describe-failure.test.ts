import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { describeFailure } from '../../../../shared/tools/connection/describe-failure.ts';

/** The message about a failed request to a local server. */
async function failureOf(server: Server, scheme = 'http', init?: RequestInit): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return fetch(`${scheme}://127.0.0.1:${port}/`, init).then(() => 'a response', describeFailure);
}

test('describeFailure describes a port on which no server listens', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  expect(await fetch(`http://127.0.0.1:${port}/`).catch(describeFailure)).toMatch(
    /nimmt keine Verbindung an/,
  );
});

test('describeFailure describes a server that does not support HTTPS', async () => {
  expect(await failureOf(createHttpServer(), 'https')).toMatch(/spricht kein HTTPS/);
});

test('describeFailure describes a server that uses another protocol', async () => {
  const server = createServer((socket) => socket.on('data', () => socket.end('220 smtp.example\r\n')));
  expect(await failureOf(server)).toMatch(/nicht mit HTTP/);
});

test('describeFailure describes a server that closes the connection', async () => {
  const server = createServer((socket) => socket.on('data', () => socket.destroy()));
  expect(await failureOf(server)).toMatch(/hat die Verbindung geschlossen/);
});

test('describeFailure describes a server that never responds', async () => {
  const server = createServer((socket) => socket.on('error', () => undefined));
  const signal = AbortSignal.timeout(50);
  expect(await failureOf(server, 'http', { signal })).toMatch(/nicht rechtzeitig/);
});

test('describeFailure describes a port that fetch() blocks', async () => {
  expect(await fetch('http://127.0.0.1:1/').catch(describeFailure)).toMatch(/gesperrt/);
});

test('describeFailure describes an incomplete URL', async () => {
  expect(await fetch('http:///').catch(describeFailure)).toBe('Die Adresse ist unvollständig.');
});

test('describeFailure describes endless redirects', async () => {
  const server = createHttpServer((_, response) => response.writeHead(302, { Location: '/' }).end());
  expect(await failureOf(server)).toBe('Der Server leitet immer weiter um.');
});

test.each([
  ['ENOTFOUND', 'Diesen Namen gibt es im Netz nicht.'],
  ['EAI_AGAIN', 'Diesen Namen gibt es im Netz nicht.'],
  ['ENETUNREACH', 'Das Netz ist nicht erreichbar.'],
  ['CERT_HAS_EXPIRED', 'Das Zertifikat des Servers gilt nicht (CERT_HAS_EXPIRED).'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'Das Zertifikat des Servers gilt nicht (DEPTH_ZERO_SELF_SIGNED_CERT).'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'Das Zertifikat des Servers gilt nicht'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'Das Zertifikat des Servers gilt nicht'],
  ['UND_ERR_CONNECT_TIMEOUT', 'Der Server hat nicht rechtzeitig geantwortet.'],
  ['EOTHER', 'other reason'],
])('describeFailure describes the error code %s', (code, says) => {
  const cause = Object.assign(new Error('other reason'), { code });
  expect(describeFailure(new TypeError('fetch failed', { cause }))).toContain(says);
});
