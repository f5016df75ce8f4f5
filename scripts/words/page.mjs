/** @typedef {import('./spoken.mjs').Part} Part */

const escapes = /** @type {Record<string, string>} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' });

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Spaces that hold a line together can be seen. @param {readonly string[]} said */
const cell = (said) =>
  `<td>${said
    .map((text) =>
      escaped(text)
        .replace(/[\u00a0\u202f]/g, '<i>·</i>')
        .replaceAll('\n', '<br>'),
    )
    .join('<br>')}</td>`;

/** Every sentence in the three languages side by side. @param {readonly Part[]} parts */
export function pageOf(parts) {
  const tables = parts.map(({ name, sentences }) => {
    const rows = sentences.map(
      ({ key, said }) => `<tr><th>${escaped(key)}</th>${cell(said.en)}${cell(said.it)}${cell(said.fr)}</tr>`,
    );
    return `<h2>${escaped(name)}</h2><table>${rows.join('\n')}</table>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Binario: all words</title>
<style>body{font:14px/1.4 sans-serif}td,th{border:1px solid #ccc;padding:4px;vertical-align:top;text-align:left}
th{font:12px monospace}td{width:30%}i{color:#c30}table{border-collapse:collapse;width:100%}</style>
<h1>All words</h1>${tables.join('\n')}`;
}
