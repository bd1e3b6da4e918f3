type Rgb = [red: number, green: number, blue: number];

/** Reads `#rrggbb`, and `rgb(r g b / a%)` as it looks on an opaque ground. */
function rgbOf(color: string, ground: string): Rgb {
  const hex = /^#(..)(..)(..)$/.exec(color)?.slice(1);
  if (hex) return hex.map((part) => parseInt(part, 16)) as Rgb;
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(color)?.slice(1).map(Number);
  if (!parts) throw new Error(`${color} is written in a way that is not read here`);
  const alpha = (parts[3] ?? 0) / 100;
  const below = rgbOf(ground, ground);
  return below.map((under, index) => (parts[index] ?? 0) * alpha + under * (1 - alpha)) as Rgb;
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Contrast of a colour on a background, 1 to 21 (WCAG 2.2).
 * @param ground what shines through where the background is a tint
 */
export function contrast(color: string, background: string, ground = background): number {
  const [lighter, darker] = [color, background]
    .map((value) => luminance(rgbOf(value, ground)))
    .sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
