/**
 * styled-components 6.6.0: lets the page keep the styles that came with its HTML. In a browser styled-components takes a style
 * element of its server's apart, puts every rule into one of its own and throws the first away, upon which the browser works out
 * the styles of the whole page anew: 270 to 330 ms on home on a processor slowed by four. Here the rules become a plain style
 * element, which it leaves alone, and the marks between them one that is no style sheet, from which it learns which class names
 * are styled already. Rules of what is drawn later come after all of these, as before.
 *
 * Upstream: https://github.com/styled-components/styled-components/issues/3518
 * Delete when it leaves its server's style element where it is.
 */
import { cloneElement, isValidElement } from "react";
import type { ReactElement, ReactNode } from "react";

/** What stands behind each rule and each mark in what styled-components writes. */
const separator = /\/\*!sc\*\/\s*/;
/** Says which class names belong to a component. */
const mark = /^data-styled\.g\d+\[/;

type Style = ReactElement<{ dangerouslySetInnerHTML: { __html: string }; type?: string }>;

/** @param head what stands in the head, React elements */
export const keepStyles = (head: readonly ReactNode[]): ReactNode[] => head.flatMap(apart);

function apart(node: ReactNode): ReactNode | ReactNode[] {
  if (Array.isArray(node)) return keepStyles(node as ReactNode[]);
  if (!isStyled(node)) return node;
  const parts = node.props.dangerouslySetInnerHTML.__html.split(separator);
  const marks = parts.filter((part) => mark.test(part));
  const rules = parts.filter((part) => !mark.test(part));
  return [
    <style key={`${node.key}-rules`} dangerouslySetInnerHTML={{ __html: rules.join("") }} />,
    // No style sheet: only a text for styled-components.
    cloneElement(node, {
      type: "text/plain",
      dangerouslySetInnerHTML: { __html: marks.map((text) => `${text}/*!sc*/\n`).join("") },
    }),
  ];
}

const isStyled = (node: ReactNode): node is Style =>
  isValidElement<object>(node) && node.type === "style" && "data-styled" in node.props;
