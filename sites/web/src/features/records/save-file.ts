/** Gives a text to the browser as a file; spreadsheets read it as UTF-8 by the mark at its beginning. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(
    new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }),
  );
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has taken the address by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
