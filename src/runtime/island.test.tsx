import { renderToString } from "react-dom/server";
import { island, loadIslands } from "./island";

it("is rendered on the server at once, with its props as JSON that ends no script", async () => {
  const Word = ({ word }: { word: string }) => <p>{word}</p>;
  const Island = island("layout/word", () => Promise.resolve(Word));
  await loadIslands();
  expect(renderToString(<Island word="</script>" />)).toBe(
    '<div data-island="layout/word"><p>&lt;/script&gt;</p></div>' +
      '<script type="application/json">{"word":"\\u003c/script>"}</script>',
  );
});
