/** Downloads a text file. Characters that file systems do not allow in a name become spaces. */
export function downloadText(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name.replaceAll(/[\\/:*?"<>|]/g, " ");
  link.click();
  URL.revokeObjectURL(url);
}
