/** Returns a row that compares the ratio of the measurement to the baseline with a limit: `least` or `most`. */
export function ratioRow(what, measured, baseline, { least, most, unit = "1/s", digits = 0 }) {
  const value = measured / baseline;
  const isMet = least !== undefined ? value >= least : value <= most;
  return {
    what,
    measured: `${measured.toFixed(digits)} ${unit}`,
    baseline: `${baseline.toFixed(digits)} ${unit}`,
    ratio: value.toFixed(2),
    limit: least !== undefined ? `>= ${least}` : `<= ${most}`,
    met: isMet,
  };
}

/** Returns a row that compares the measurement itself with a limit. */
export function limitRow(what, measured, { most, unit }) {
  return {
    what,
    measured: `${measured.toFixed(0)} ${unit}`,
    baseline: "",
    ratio: "",
    limit: `<= ${most} ${unit}`,
    met: measured <= most,
  };
}

/** Prints the rows as a table. Returns the number of missed limits. */
export function printTable(rows) {
  const columns = ["what", "measured", "baseline", "ratio", "limit", "met"];
  const cells = [
    columns,
    ...rows.map((row) => {
      const texts = { ...row, met: row.met ? "yes" : "NO" };
      return columns.map((column) => texts[column]);
    }),
  ];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index].length)));
  for (const line of cells)
    console.log(
      line.map((cell, index) => (index === 0 ? cell.padEnd(widths[index]) : cell.padStart(widths[index]))).join("  "),
    );
  return rows.filter(({ met }) => !met).length;
}
