/**
 * Calls `run` in the frame after the element's size has changed; returns what ends it. What changes the layout inside an observer's
 * callback makes some browsers report an error of the page and lay it out once more.
 */
export function onResize(element: Element, run: () => void): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(run);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
