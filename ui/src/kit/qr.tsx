import type { QrCode } from '../lib/api';

/** A QR code, black on white in every theme, with the quiet zone that cameras need. */
export function Qr({ code, label, size = 240 }: { code: QrCode; label: string; size?: number }) {
  return (
    <svg
      role="img"
      aria-label={label}
      className="qr"
      viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
    >
      <rect x="-4" y="-4" width={code.size + 8} height={code.size + 8} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
}
