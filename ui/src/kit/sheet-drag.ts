import { type PointerEvent, useRef } from 'react';

const closeDistance = 96;

/** Lets a finger drag the sheet closed by its header; the close button does the same for everyone else. */
export function useSheetDrag(onClose: () => void) {
  const sheet = useRef<HTMLDivElement>(null);
  const from = useRef<number | null>(null);

  const settle = () => {
    from.current = null;
    if (sheet.current) sheet.current.style.transform = '';
  };

  return {
    sheet,
    handleProps: {
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'touch') from.current = event.clientY;
      },
      onPointerMove: (event: PointerEvent) => {
        if (from.current === null || !sheet.current) return;
        sheet.current.style.transform = `translateY(${Math.max(0, event.clientY - from.current)}px)`;
      },
      onPointerUp: (event: PointerEvent) => {
        const pulled = from.current === null ? 0 : event.clientY - from.current;
        settle();
        if (pulled > closeDistance) onClose();
      },
      onPointerCancel: settle,
    },
  };
}
