const NONE = 1e-9;

/** Edges sorted by node, so that memory is read in order: those of a node begin at `starts`. */
type Network = {
  starts: Int32Array;
  to: Int32Array;
  /** The reverse edge. */
  back: Int32Array;
  /** Residual capacity. */
  capacity: Float64Array;
};

/** The cheapest cut between source and sink, by the maximum flow of Dinic (Soviet Math. Doklady 11, 1970). */
export class GraphCut {
  readonly #source: number;
  readonly #sink: number;
  /** In pairs: an edge and its reverse. */
  readonly #to: Int32Array;
  readonly #capacity: Float64Array;
  #edges = 0;

  /** @param edges the most calls of `join` and `lean` */
  constructor(nodes: number, edges: number) {
    this.#source = nodes;
    this.#sink = nodes + 1;
    this.#to = new Int32Array(edges * 2);
    this.#capacity = new Float64Array(edges * 2);
  }

  /** Cost of separating two nodes. */
  join(one: number, other: number, cost: number): void {
    this.#add(one, other, cost, cost);
  }

  /** Cost of separating a node from the source (above 0) or from the sink (below 0). */
  lean(node: number, cost: number): void {
    if (cost > 0) this.#add(this.#source, node, cost, 0);
    else this.#add(node, this.#sink, -cost, 0);
  }

  /** 1 for each node on the source's side. */
  cut(): Uint8Array {
    const network = this.#network();
    for (;;) {
      const level = this.#levels(network);
      if (level[this.#sink] < 0)
        return Uint8Array.from(level.subarray(0, this.#source), (l) => (l < 0 ? 0 : 1));
      this.#fill(network, level);
    }
  }

  #add(from: number, to: number, there: number, back: number): void {
    const edge = this.#edges;
    this.#edges += 2;
    this.#to[edge] = to;
    this.#to[edge + 1] = from;
    this.#capacity[edge] = there;
    this.#capacity[edge + 1] = back;
  }

  #network(): Network {
    const [count, from] = [this.#edges, (edge: number) => this.#to[edge ^ 1]];
    const starts = new Int32Array(this.#sink + 2);
    for (let edge = 0; edge < count; edge++) starts[from(edge) + 1]++;
    for (let node = 0; node <= this.#sink; node++) starts[node + 1] += starts[node];
    const next = starts.slice();
    const places = new Int32Array(count);
    for (let edge = 0; edge < count; edge++) places[edge] = next[from(edge)]++;
    const network = {
      starts,
      to: new Int32Array(count),
      back: new Int32Array(count),
      capacity: new Float64Array(count),
    };
    for (let edge = 0; edge < count; edge++) {
      network.to[places[edge]] = this.#to[edge];
      network.back[places[edge]] = places[edge ^ 1];
      network.capacity[places[edge]] = this.#capacity[edge];
    }
    return network;
  }

  /**
   * Steps from the source over edges with residual capacity; -1 for what is out of reach, and for nodes not nearer than the
   * sink once it is found.
   */
  #levels({ starts, to, capacity }: Network): Int32Array {
    const level = new Int32Array(this.#sink + 1).fill(-1);
    const queue = new Int32Array(this.#sink + 1);
    level[this.#source] = 0;
    queue[0] = this.#source;
    for (let first = 0, last = 1; first < last; first++) {
      const node = queue[first];
      for (let edge = starts[node]; edge < starts[node + 1]; edge++) {
        const other = to[edge];
        if (level[other] >= 0 || capacity[edge] <= NONE) continue;
        level[other] = level[node] + 1;
        if (other === this.#sink) return level;
        queue[last++] = other;
      }
    }
    return level;
  }

  /** Sends flow from level to level until no path is left. */
  #fill(network: Network, level: Int32Array): void {
    const { starts, to, back, capacity } = network;
    const at = starts.slice();
    const path: number[] = [];
    let node = this.#source;
    for (;;) {
      if (node === this.#sink) {
        path.length = push(network, path);
        node = path.length > 0 ? to[path[path.length - 1]] : this.#source;
        continue;
      }
      const end = starts[node + 1];
      let edge = at[node];
      while (edge < end && (level[to[edge]] !== level[node] + 1 || capacity[edge] <= NONE)) edge++;
      at[node] = edge;
      if (edge < end) {
        path.push(edge);
        node = to[edge];
      } else {
        const last = path.pop();
        if (last === undefined) return;
        level[node] = -1;
        node = to[back[last]];
        at[node]++;
      }
    }
  }
}

/** Fills a path to the sink. Returns how many edges from the source still have capacity. */
function push({ back, capacity }: Network, path: readonly number[]): number {
  let flow = Infinity;
  for (const edge of path) flow = Math.min(flow, capacity[edge]);
  let full = 0;
  for (let i = path.length - 1; i >= 0; i--) {
    const edge = path[i];
    capacity[edge] -= flow;
    capacity[back[edge]] += flow;
    if (capacity[edge] <= NONE) full = i;
  }
  return full;
}
