import type { ComponentProps } from "react";
import styled from "styled-components";
import { theme } from "../theme";
import { mark } from "../theme/mark";

/** For each stone of the mark, transforms of its body and its lit side. The untransformed outline is the underside. */
const layers = [
  ["translate(.18 1.55) scale(.985 .9)", "translate(1.02 7) scale(.84 .56)"],
  ["translate(.17 .85) scale(.985 .9)", "translate(1.17 3.92) scale(.84 .56)"],
  ["translate(.19 .15) scale(.985 .9)", "translate(1.67 .84) scale(.84 .56)"],
] as const;

interface StoneProps extends ComponentProps<"g"> {
  /** Which stone of the mark, from the bottom. */
  of: 0 | 1 | 2;
}

/** A stone of the mark in relief, in the text's color. Light comes from the upper left. */
export const ReliefStone = ({ of, ...rest }: StoneProps) => (
  <Stone {...rest}>
    <path d={mark[of]} />
    <path d={mark[of]} transform={layers[of][0]} />
    <path d={mark[of]} transform={layers[of][1]} />
  </Stone>
);

const Stone = styled.g`
  color: ${theme.color.stone};
  fill: color-mix(in srgb, black 45%, currentColor);

  & > :nth-child(2) {
    fill: currentColor;
  }
  & > :nth-child(3) {
    fill: color-mix(in srgb, white 30%, currentColor);
  }
`;
