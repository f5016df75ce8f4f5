// `npm start`: installs and builds what is needed, then runs the whole server. The plain server of files below, with the same
// policy, is for tests and pictures of the client alone.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './bootstrap.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureEnginesBuilt } from './engines.mjs';
import { ensureWebBuilt } from './web-build.mjs';
import { isProgram, root } from './workspaces.mjs';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
};

/** Those of the whole server. Read late: `npm start` loads this file before anything is built. */
const headersOfServer = async () => (await import('@binario/server/headers')).securityHeaders(false);

/**
 * The file behind an address, or the page itself; undefined for a missing asset.
 *
 * @param {string} folder
 * @param {string} address
 */
export function fileFor(folder, address) {
  let path;
  try {
    path = normalize(decodeURIComponent(new URL(address, 'http://localhost').pathname));
  } catch {
    return undefined;
  }
  const file = join(folder, path);
  if (!file.startsWith(folder + sep) && file !== folder) return undefined;
  if (existsSync(file) && statSync(file).isFile()) return file;
  return extname(path) === '' || path.endsWith(sep) || /^[/\\](game|rules)[/\\]/.test(path)
    ? join(folder, 'index.html')
    : undefined;
}

/** @param {string} folder */
export function clientServer(folder) {
  return createServer(async (request, response) => {
    const headers = await headersOfServer();
    const file =
      request.method === 'GET' || request.method === 'HEAD' ? fileFor(folder, request.url ?? '/') : undefined;
    if (!file || !existsSync(file)) {
      response.writeHead(404, { ...headers, 'content-type': 'text/plain' }).end('Not found\n');
      return;
    }
    const forever = /[/\\]assets[/\\]/.test(file);
    response.writeHead(200, {
      ...headers,
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': statSync(file).size,
      'cache-control': forever ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
  });
}

/**
 * Listens on the port, or on the next free one.
 *
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} host
 * @param {number} [tries]
 * @returns {Promise<number>}
 */
export function listen(server, port, host, tries = 20) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE' && tries > 0 && port !== 0)
        listen(server, port + 1, host, tries - 1).then(resolve, reject);
      else reject(error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

if (isProgram(import.meta.url)) {
  if (ensureInstalled(root) && ensureBuilt(root) && (await ensureEnginesBuilt(root)) && ensureWebBuilt(root)) {
    const main = join(root, 'packages', 'cli', 'dist', 'main.js');
    process.argv.splice(1, process.argv.length, main, 'serve');
    if (process.env.npm_lifecycle_event) {
      const parent = process.ppid;
      setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();
    }
    await import(pathToFileURL(main).href);
  } else {
    process.exitCode = 1;
  }
}
