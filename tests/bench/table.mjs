/** One row: the measurement, the baseline, and the limit of the ratio: `least` or `most`. */
export function ratioRow(what, measured, baseline, { least, most, unit = "1/s", digits = 0 }) {
  const value = measured / baseline;
  const kept = least !== undefined ? value >= least : value <= most;
  return {
    what,
    measured: `${measured.toFixed(digits)} ${unit}`,
    baseline: `${baseline.toFixed(digits)} ${unit}`,
    ratio: value.toFixed(2),
    promise: least !== undefined ? `>= ${least}` : `<= ${most}`,
    kept,
  };
}

/** Prints the rows as a table. Returns the number of missed limits. */
export function printTable(rows) {
  const columns = ["what", "measured", "baseline", "ratio", "promise", "kept"];
  const cells = [
    columns,
    ...rows.map((row) => columns.map((column) => (column === "kept" ? (row.kept ? "yes" : "NO") : row[column]))),
  ];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index].length)));
  for (const line of cells)
    console.log(
      line.map((cell, index) => (index === 0 ? cell.padEnd(widths[index]) : cell.padStart(widths[index]))).join("  "),
    );
  return rows.filter(({ kept }) => !kept).length;
}
