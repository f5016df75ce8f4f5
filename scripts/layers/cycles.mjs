/**
 * The cycles of a graph: every largest set of nodes of which each leads to each other one, two nodes or more.
 * What the graph does not hold is left out. (Tarjan: one walk in depth, nodes and their sets numbered on the way.)
 *
 * @param {ReadonlyMap<string, readonly string[]>} graph
 * @returns {string[][]}
 */
export function cyclesOf(graph) {
  /** @type {string[][]} */
  const cycles = [];
  /** @type {string[]} */
  const path = [];
  /** @type {Map<string, number>} */
  const order = new Map();

  /**
   * The earliest node of `path` that a node leads back to, by its number.
   *
   * @param {string} node
   * @returns {number}
   */
  const visit = (node) => {
    const own = order.size;
    const at = path.push(node) - 1;
    order.set(node, own);
    let earliest = own;
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue;
      const seen = order.get(next);
      if (seen === undefined) earliest = Math.min(earliest, visit(next));
      else if (path.includes(next)) earliest = Math.min(earliest, seen);
    }
    if (earliest === own) {
      const cycle = path.splice(at);
      if (cycle.length > 1) cycles.push(cycle);
    }
    return earliest;
  };

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}
