import { onResize } from './on-resize';

/** Returns a ref that publishes the element's height as a custom property, so that others can make room. */
export function publishHeight(property: `--${string}`) {
  return (element: HTMLElement | null) => {
    if (!element) return;
    const root = document.documentElement.style;
    const publish = () => {
      const height = `${element.offsetHeight}px`;
      if (root.getPropertyValue(property) !== height) root.setProperty(property, height);
    };
    publish();
    const stop = onResize(element, publish);
    return () => {
      stop();
      root.removeProperty(property);
    };
  };
}
