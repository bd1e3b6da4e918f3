/**
 * styled-components 6.6.0: preserves the style element of the HTML. At hydration styled-components moves all rules of its server's
 * style element to a new one and removes the first, and the browser recalculates all styles: 270 to 330 ms on the landing page
 * with a CPU slowdown of 4. Here the rules are in a plain style element, which it ignores, and its marks in one for no media,
 * from which it reads which class names are styled. Rules of components that render later follow these, as before.
 *
 * Upstream: https://github.com/styled-components/styled-components/issues/3518
 * Delete when it preserves its server's style element.
 */
import { cloneElement, isValidElement } from "react";
import type { ReactElement, ReactNode } from "react";

/** Separator after each rule and each mark in styled-components' output. */
const separator = /\/\*!sc\*\/\s*/;
/** A mark: the class names of a component. */
const mark = /^data-styled\.g\d+\[/;

type Style = ReactElement<{ dangerouslySetInnerHTML: { __html: string }; media?: string }>;

/** @param head React elements of the head */
export const keepStyles = (head: readonly ReactNode[]): ReactNode[] => head.flatMap(apart);

function apart(node: ReactNode): ReactNode | ReactNode[] {
  if (Array.isArray(node)) return keepStyles(node as ReactNode[]);
  if (!isStyled(node)) return node;
  const parts = node.props.dangerouslySetInnerHTML.__html.split(separator);
  const marks = parts.filter((part) => mark.test(part));
  const rules = parts.filter((part) => !mark.test(part));
  return [
    <style key={`${node.key}-rules`} dangerouslySetInnerHTML={{ __html: rules.join("") }} />,
    // Applies nowhere: only data for styled-components. Its removal restyles nothing.
    cloneElement(node, {
      media: "not all",
      dangerouslySetInnerHTML: { __html: marks.map((text) => `${text}/*!sc*/\n`).join("") },
    }),
  ];
}

const isStyled = (node: ReactNode): node is Style =>
  isValidElement<object>(node) && node.type === "style" && "data-styled" in node.props;
