/** A ref that tells the rest of the page, by a custom property, how much room this takes. */
export function publishHeight(property: `--${string}`) {
  return (element: HTMLElement | null) => {
    if (!element) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty(property, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty(property);
    };
  };
}
