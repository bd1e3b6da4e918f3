import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { WithProps, island } from "./island";

const Word = island("layout/word", ({ word }: { word: string }) => <p>{word}</p>);

it("writes the props to the end of the page, as JSON that can't end a script", () => {
  const page = (
    <WithProps>
      <Word word="</script>" />
      <Word word="second" />
      <footer />
    </WithProps>
  );
  expect(renderToString(page)).toBe(
    '<div data-island="layout/word" data-props="island:1"><p>&lt;/script&gt;</p></div>' +
      '<div data-island="layout/word" data-props="island:2"><p>second</p></div><footer></footer>' +
      '<script type="application/json" id="island:1">{"word":"\\u003c/script>"}</script>' +
      '<script type="application/json" id="island:2">{"word":"second"}</script>',
  );
});

it("writes no props where Gatsby renders the page in the browser", () => {
  expect(renderToString(<Word word="a" />)).toBe('<div data-island="layout/word"><p>a</p></div>');
});

const Anything = island("home/board", ({ a }: { a?: unknown; children?: ReactNode }) => typeof a);

it.each([
  ["children", "React element", { children: <p /> }],
  ["children.1", "React element", { children: ["text", <p key="p" />] }],
  ["a.b", "Function", { a: { b: () => 1 } }],
  ["a", "Date", { a: new Date() }],
])("refuses a prop that JSON can't contain: %s is a %s", (prop, kind, props) => {
  expect(() => renderToString(<WithProps children={<Anything {...props} />} />)).toThrow(
    `island "home/board": the prop "${prop}" is a ${kind}; props are plain data`,
  );
});

it("accepts plain data", () => {
  const a = { text: "", list: [1, null, undefined, { is: true }] };
  expect(() => renderToString(<WithProps children={<Anything a={a} />} />)).not.toThrow();
});

it("refuses names without a group, and duplicates", () => {
  const NoGroup = island("board", () => "part");
  const First = island("home/same", () => "first");
  island("home/same", () => "second");
  expect(() => renderToString(<WithProps children={<NoGroup />} />)).toThrow(/"board".*no group/);
  expect(() => renderToString(<WithProps children={<First />} />)).toThrow(
    'island "home/same" is declared twice',
  );
});

it("refuses an island in another one", () => {
  const Inner = island("home/inner", () => "inner");
  const Outer = island("home/outer", () => <Inner />);
  expect(() => renderToString(<WithProps children={<Outer />} />)).toThrow(
    'island "home/inner" is in the island "home/outer"',
  );
});
