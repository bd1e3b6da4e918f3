import type { ComponentProps, ReactNode } from "react";

type IconProps = Omit<ComponentProps<"svg">, "children"> & {
  /** Px, or a CSS length. */
  size?: number | string;
};

/** A decorative icon. Text next to it must say the same. */
export type Icon = (props: IconProps) => ReactNode;

/** Outlines are paths in a box of 24 × 24, from lucide 1.75 (ISC). */
const icon = (outline: string): Icon =>
  function Drawing({ size = 24, ...rest }) {
    return (
      <svg
        {...{ width: size, height: size, viewBox: "0 0 24 24", fill: "none" }}
        {...{ stroke: "currentColor", strokeWidth: 2 }}
        {...{ strokeLinecap: "round", strokeLinejoin: "round" }}
        {...rest}
      >
        <path d={outline} />
      </svg>
    );
  };

export const ArrowLeft = icon("m12 19-7-7 7-7M19 12H5");
export const ArrowRight = icon("M5 12h14M12 5l7 7-7 7");
export const Check = icon("M20 6 9 17l-5-5");
export const Cross = icon("M18 6 6 18M6 6l12 12");
export const Enter = icon("M20 4v7a4 4 0 0 1-4 4H4M9 10l-5 5 5 5");
export const Link = icon("M9 17H7A5 5 0 0 1 7 7h2M15 7h2a5 5 0 1 1 0 10h-2M8 12h8");
export const Loader = icon("M21 12a9 9 0 1 1-6.219-8.56");
export const Menu = icon("M4 5h16M4 12h16M4 19h16");
export const Monitor = icon(
  "M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 21h8M12 17v4",
);
export const Moon = icon(
  "M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401",
);
export const Rss = icon(
  "M4 11a9 9 0 0 1 9 9M4 4a16 16 0 0 1 16 16M4 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0",
);
export const Sun = icon(
  "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41",
);
