import { create } from 'qrcode';
import styles from './qr-code.module.css';

/** Always dark on light, with the empty border that scanners need. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dots = Array.from(data, (dark, at) => (dark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '')).join('');
  return (
    <svg
      className={styles.qr}
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-4} y={-4} width={size + 8} height={size + 8} fill="#fff" />
      <path d={dots} fill="#000" />
    </svg>
  );
}
