import { renderToString } from "react-dom/server";
import { island } from "./island";

it("is rendered on the server with its props, as JSON that ends no script", () => {
  const Word = ({ word }: { word: string }) => <p>{word}</p>;
  const Island = island("layout/word", Word);
  expect(renderToString(<Island word="</script>" />)).toBe(
    '<div data-island="layout/word"><p>&lt;/script&gt;</p></div>' +
      '<script type="application/json" data-props="layout/word">{"word":"\\u003c/script>"}</script>',
  );
});
