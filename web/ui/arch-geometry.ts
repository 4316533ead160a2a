/** Two legs and half an ellipse between them. All lengths in px of the drawing. */
export type ArchSize = {
  readonly width: number;
  readonly rise: number;
  readonly leg: number;
  readonly stroke: number;
};

export type ArchRoad = {
  readonly path: string;
  readonly height: number;
  readonly length: number;
  /** At a share (0 to 1) of the line. */
  readonly pointAt: (share: number) => { readonly x: number; readonly y: number };
};

/** Ramanujan's approximation. */
function halfEllipse(a: number, b: number): number {
  const h = (a - b) ** 2 / (a + b) ** 2;
  return (Math.PI * (a + b) * (1 + (3 * h) / (10 + Math.sqrt(4 - 3 * h)))) / 2;
}

const STEP = 0.004; // radians for each step: under a third of a pixel

export function archRoad({ width, rise, leg, stroke }: ArchSize): ArchRoad {
  const inset = stroke / 2 + 3; // the dot is wider than the stroke
  const right = width - inset;
  const radius = (right - inset) / 2;
  const shoulder = inset + rise;
  const foot = shoulder + leg;
  const curve = halfEllipse(radius, rise);

  function pointAt(share: number): { x: number; y: number } {
    const length = share * (curve + 2 * leg);
    if (length <= leg) return { x: inset, y: foot - length };
    let at = { x: inset, y: shoulder };
    let walked = leg;
    for (let angle = Math.PI; angle >= 0; angle -= STEP) {
      const next = { x: inset + radius + radius * Math.cos(angle), y: shoulder - rise * Math.sin(angle) };
      walked += Math.hypot(next.x - at.x, next.y - at.y);
      at = next;
      if (walked >= length) return at;
    }
    return { x: right, y: shoulder + Math.max(0, length - leg - curve) };
  }

  return {
    path: `M${inset} ${foot}V${shoulder}A${radius} ${rise} 0 0 1 ${right} ${shoulder}V${foot}`,
    height: foot + inset,
    length: curve + 2 * leg,
    pointAt,
  };
}
