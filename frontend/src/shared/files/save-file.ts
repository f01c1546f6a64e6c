/** Hands the browser a file to save. */
export const saveFile = (name: string, content: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken hold of it by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(link.href));
};
