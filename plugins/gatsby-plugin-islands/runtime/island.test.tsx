import { renderToString } from "react-dom/server";
import { WithProps, island } from "./island";

const Word = island("layout/word", ({ word }: { word: string }) => <p>{word}</p>);

it("has its own props at the end of the page, as JSON that ends no script", () => {
  const page = (
    <WithProps>
      <Word word="</script>" />
      <Word word="second" />
      <footer />
    </WithProps>
  );
  expect(renderToString(page)).toBe(
    '<div data-island="layout/word" data-props="island-1"><p>&lt;/script&gt;</p></div>' +
      '<div data-island="layout/word" data-props="island-2"><p>second</p></div><footer></footer>' +
      '<script type="application/json" id="island-1">{"word":"\\u003c/script>"}</script>' +
      '<script type="application/json" id="island-2">{"word":"second"}</script>',
  );
});

it("is only its element where Gatsby renders the page in the browser", () => {
  expect(renderToString(<Word word="a" />)).toBe('<div data-island="layout/word"><p>a</p></div>');
});
