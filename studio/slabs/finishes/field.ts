/** A number for every pixel of a piece of stone, row by row. */
export class Field {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.values = new Float32Array(columns * rows);
  }

  static of(columns: number, rows: number, value: (column: number, row: number) => number): Field {
    const field = new Field(columns, rows);
    for (let row = 0, i = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++, i++) field.values[i] = value(column, row);
    }
    return field;
  }

  /** At the edges it goes on as the edge is. */
  at(column: number, row: number): number {
    const x = column < 0 ? 0 : column >= this.columns ? this.columns - 1 : column;
    const y = row < 0 ? 0 : row >= this.rows ? this.rows - 1 : row;
    return this.values[y * this.columns + x];
  }

  map(change: (value: number, index: number) => number): Field {
    const field = new Field(this.columns, this.rows);
    for (let i = 0; i < this.values.length; i++) field.values[i] = change(this.values[i], i);
    return field;
  }

  /** Averages over a square, twice, which is near to a bell. @param radius of the square in pixels, whole */
  blurred(radius: number): Field {
    if (radius < 1) return this;
    return this.#averaged(radius)
      .#turned()
      .#averaged(radius)
      .#turned()
      .#averaged(radius)
      .#turned()
      .#averaged(radius)
      .#turned();
  }

  /** Each value becomes the mean of those beside it in its row. */
  #averaged(radius: number): Field {
    const field = new Field(this.columns, this.rows);
    const width = 2 * radius + 1;
    for (let row = 0; row < this.rows; row++) {
      let sum = 0;
      for (let column = -radius; column <= radius; column++) sum += this.at(column, row);
      for (let column = 0; column < this.columns; column++) {
        field.values[row * this.columns + column] = sum / width;
        sum += this.at(column + radius + 1, row) - this.at(column - radius, row);
      }
    }
    return field;
  }

  #turned(): Field {
    return Field.of(this.rows, this.columns, (column, row) => this.at(row, column));
  }
}
