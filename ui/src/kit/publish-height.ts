/** Returns a ref that publishes the element's height as a custom property, so that others can make room. */
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
