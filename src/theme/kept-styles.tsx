import { cloneElement, isValidElement } from "react";
import type { ReactElement, ReactNode } from "react";

/** What stands behind each rule and each mark in what styled-components writes. */
const separator = /\/\*!sc\*\/\s*/;
/** Says which class names belong to a component. */
const mark = /^data-styled\.g\d+\[/;

type Style = ReactElement<{ dangerouslySetInnerHTML: { __html: string }; type?: string }>;

/**
 * Lets the page keep the styles that came with its HTML. In a browser styled-components takes a style element of its
 * server's apart, puts every rule into one of its own and throws the first away, upon which the browser works out the
 * styles of the whole page anew. Here the rules become a plain style element, which it leaves alone, and the marks one
 * without rules, from which it learns which class names are styled already.
 * @param head what stands in the head, React elements
 */
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
