import { renderToString } from "react-dom/server";
import { island, propsLast } from "./island";

it("is rendered on the server with its props at the end, as JSON that ends no script", () => {
  const Word = ({ word }: { word: string }) => <p>{word}</p>;
  const Island = island("layout/word", Word);
  const html = renderToString(
    <main>
      <Island word="</script>" />
    </main>,
  );
  expect(propsLast(html)).toBe(
    '<main><div data-island="layout/word"><p>&lt;/script&gt;</p></div></main>' +
      '<script type="application/json" data-props="layout/word">{"word":"\\u003c/script>"}</script>',
  );
});
