import { createContext, isValidElement, useContext } from "react";
import type { ComponentType, ReactNode } from "react";

const declared = new Map<string, ComponentType<object>>();

/** @throws {Error} when no island has the name */
export function partOf(name: string): ComponentType<object> {
  const found = declared.get(name);
  if (!found) throw new Error(`The island "${name}" is not declared`);
  return found;
}

interface Rendered {
  name: string;
  part: ComponentType<object>;
  props: object;
}

/** The name of the island around a component. Only while a page is rendered to HTML: in the browser each island is a root. */
const OuterIsland = createContext("");

/** A page's islands in the order of the HTML. Only while a page is rendered to HTML. */
const AllIslands = createContext<Rendered[] | undefined>(undefined);

/**
 * Makes a component an island: the server's HTML until it comes near the screen or is pressed, and then a React root.
 *
 *     export const Footer = island("layout/footer", FooterPart);
 *
 * Its props are plain data, written to the end of the HTML as JSON. It sees no context, can't call `useId`, and contains no
 * other island.
 * @param name `group/name`: the option `groups` says which module declares the islands of a group
 */
export function island<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
): (props: Props) => ReactNode {
  const part = Part as ComponentType<object>;
  declared.set(name, part);
  return function Island(props) {
    const all = useContext(AllIslands);
    const outer = useContext(OuterIsland);
    if (outer)
      throw new Error(`island "${name}" is in the island "${outer}": islands can't be nested`);
    return (
      <div data-island={name} data-props={all && idOfProps(all.push({ name, part, props }))}>
        <OuterIsland value={name}>
          <Part {...props} />
        </OuterIsland>
      </div>
    );
  };
}

/** Renders a page, and after it the props of its islands as JSON. */
export function WithProps({ children }: { children: ReactNode }) {
  const all: Rendered[] = [];
  return (
    <AllIslands value={all}>
      {children}
      <Data all={all} />
    </AllIslands>
  );
}

/** @throws {Error} when an island would fail in the browser */
function assertWorks({ name, part, props }: Rendered): void {
  if (!name.includes("/")) throw new Error(`island "${name}": the name has no group: group/name`);
  if (partOf(name) !== part) throw new Error(`island "${name}" is declared twice`);
  for (const [prop, value] of Object.entries(props)) assertPlain(name, prop, value);
}

/** What JSON can contain, or leave out. */
const plainTypes = ["Object", "Array", "String", "Number", "Boolean", "Null", "Undefined"];

/** @throws {Error} when a prop would differ in the browser */
function assertPlain(island: string, prop: string, value: unknown): void {
  const type = Object.prototype.toString.call(value).slice("[object ".length, -1);
  const kind = isValidElement(value) ? "React element" : type;
  if (!plainTypes.includes(kind))
    throw new Error(`island "${island}": the prop "${prop}" is a ${kind}; props are plain data`);
  if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) assertPlain(island, `${prop}.${key}`, inner);
}

/** With a colon, so that it can't be the id of a heading. */
const idOfProps = (number: number): string => `island:${number}`;

/** Rendered last, when the list of islands is complete. */
function Data({ all }: { all: readonly Rendered[] }) {
  all.forEach(assertWorks);
  return all.map(({ props }, index) => (
    <script
      key={index}
      type="application/json"
      id={idOfProps(index + 1)}
      dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll("<", "\\u003c") }}
    />
  ));
}

/** The props of an island in the server's HTML. */
export const propsOf = ({ dataset }: HTMLElement): object =>
  JSON.parse(document.getElementById(dataset.props ?? "")?.textContent ?? "") as object;
