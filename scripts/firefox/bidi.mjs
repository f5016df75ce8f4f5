// As much of WebDriver BiDi as a smoke test needs: https://w3c.github.io/webdriver-bidi/
import { WebSocket } from 'ws';

const PATIENCE_MS = 60_000;

/**
 * @typedef {{ run(code: string): Promise<unknown>, go(address: string): Promise<void>, until(what: string, code: string): Promise<void> }} Session
 */

/**
 * The address Firefox prints once it listens.
 *
 * @param {import('node:child_process').ChildProcess} firefox
 * @returns {Promise<string>}
 */
const addressOf = (firefox) =>
  new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => reject(new Error(`Firefox does not listen: ${said}`)), PATIENCE_MS);
    firefox.once('exit', (code) => reject(new Error(`Firefox ended with ${code}: ${said}`)));
    firefox.stderr?.on('data', (chunk) => {
      said += chunk;
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (address === undefined) return;
      clearTimeout(late);
      resolve(address);
    });
  });

/**
 * @param {import('node:child_process').ChildProcess} firefox
 * @returns {Promise<Session>}
 */
export async function openBiDi(firefox) {
  const socket = new WebSocket(`${await addressOf(firefox)}/session`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  /** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  let next = 0;
  socket.on('message', (data) => {
    const { id, type, result, error, message } = JSON.parse(String(data));
    const asked = waiting.get(id);
    waiting.delete(id);
    if (type === 'error') asked?.reject(new Error(`${error}: ${message}`));
    else asked?.resolve(result);
  });
  /**
   * @param {string} method
   * @param {object} params
   * @returns {Promise<any>}
   */
  const send = (method, params) =>
    new Promise((resolve, reject) => {
      next += 1;
      waiting.set(next, { resolve, reject });
      socket.send(JSON.stringify({ id: next, method, params }));
    });

  await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const context = contexts[0].context;
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });

  /** @param {string} code an expression; what it gives comes back as JSON */
  const run = async (code) => {
    const expression = `Promise.resolve(${code}).then((value) => JSON.stringify(value ?? null))`;
    const { type, result, exceptionDetails } = await send('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (type === 'exception') throw new Error(`${code}: ${exceptionDetails.text}`);
    return JSON.parse(result.value);
  };
  return {
    run,
    async go(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async until(what, code) {
      const end = Date.now() + PATIENCE_MS;
      while (!(await run(code).catch(() => false))) {
        if (Date.now() > end)
          throw new Error(
            `waited in vain: ${what}\n${await run('location.href + "\\n" + document.body.innerText.slice(0, 600)').catch(String)}`,
          );
        await new Promise((done) => setTimeout(done, 200));
      }
    },
  };
}
