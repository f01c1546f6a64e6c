const settled = (image: HTMLImageElement): Promise<unknown> =>
  image.complete
    ? Promise.resolve()
    : new Promise((resolve) => {
        image.addEventListener('load', resolve, { once: true });
        image.addEventListener('error', resolve, { once: true });
      });

/** Not before every picture is there: those that wait to be scrolled to are loaded at once. */
export const printWhole = async (): Promise<void> => {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map(settled));
  window.print();
};
