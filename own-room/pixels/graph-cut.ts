const NONE = 1e-9;

/**
 * The cheapest cut between a source and a sink, by the maximum flow of Dinic (Soviet Math. Doklady 11, 1970).
 */
export class GraphCut {
  readonly #source: number;
  readonly #sink: number;
  readonly #head: Int32Array;
  readonly #next: Int32Array;
  readonly #to: Int32Array;
  readonly #capacity: Float64Array;
  #edges = 0;

  /** @param edges at most as many calls of `join` and `lean` as this */
  constructor(nodes: number, edges: number) {
    this.#source = nodes;
    this.#sink = nodes + 1;
    this.#head = new Int32Array(nodes + 2).fill(-1);
    this.#next = new Int32Array(edges * 2);
    this.#to = new Int32Array(edges * 2);
    this.#capacity = new Float64Array(edges * 2);
  }

  /** What it costs to part two nodes. */
  join(one: number, other: number, cost: number): void {
    this.#add(one, other, cost, cost);
  }

  /** What it costs to part a node from the source (more than 0) or from the sink (less than 0). */
  lean(node: number, cost: number): void {
    if (cost > 0) this.#add(this.#source, node, cost, 0);
    else this.#add(node, this.#sink, -cost, 0);
  }

  /** 1 for each node on the source's side. */
  cut(): Uint8Array {
    for (;;) {
      const level = this.#levels();
      if (level[this.#sink] < 0)
        return Uint8Array.from(level.subarray(0, this.#source), (l) => (l < 0 ? 0 : 1));
      this.#fill(level);
    }
  }

  #add(from: number, to: number, there: number, back: number): void {
    const edge = this.#edges;
    this.#edges += 2;
    this.#to[edge] = to;
    this.#to[edge + 1] = from;
    this.#capacity[edge] = there;
    this.#capacity[edge + 1] = back;
    this.#next[edge] = this.#head[from];
    this.#next[edge + 1] = this.#head[to];
    this.#head[from] = edge;
    this.#head[to] = edge + 1;
  }

  /** Steps from the source by edges that still carry something; -1 for what is out of reach. */
  #levels(): Int32Array {
    const level = new Int32Array(this.#head.length).fill(-1);
    const queue = new Int32Array(this.#head.length);
    level[this.#source] = 0;
    queue[0] = this.#source;
    for (let first = 0, last = 1; first < last; first++) {
      const node = queue[first];
      for (let edge = this.#head[node]; edge >= 0; edge = this.#next[edge]) {
        const to = this.#to[edge];
        if (this.#capacity[edge] <= NONE || level[to] >= 0) continue;
        level[to] = level[node] + 1;
        queue[last++] = to;
      }
    }
    return level;
  }

  /** Sends all that can go from level to level. */
  #fill(level: Int32Array): void {
    const at = Int32Array.from(this.#head);
    const path: number[] = [];
    let node = this.#source;
    for (;;) {
      if (node === this.#sink) {
        const kept = this.#push(path);
        path.length = kept;
        node = kept ? this.#to[path[kept - 1]] : this.#source;
        continue;
      }
      let edge = at[node];
      while (edge >= 0 && !(this.#capacity[edge] > NONE && level[this.#to[edge]] === level[node] + 1)) {
        edge = this.#next[edge];
      }
      at[node] = edge;
      if (edge >= 0) {
        path.push(edge);
        node = this.#to[edge];
      } else {
        const back = path.pop();
        if (back === undefined) return;
        level[node] = -1;
        node = this.#to[back ^ 1];
        at[node] = this.#next[at[node]];
      }
    }
  }

  /** Fills a way to the sink. Gives how many of its edges, from the source, can still carry something. */
  #push(path: readonly number[]): number {
    let flow = Infinity;
    for (const edge of path) flow = Math.min(flow, this.#capacity[edge]);
    let full = 0;
    for (let i = path.length - 1; i >= 0; i--) {
      this.#capacity[path[i]] -= flow;
      this.#capacity[path[i] ^ 1] += flow;
      if (this.#capacity[path[i]] <= NONE) full = i;
    }
    return full;
  }
}
