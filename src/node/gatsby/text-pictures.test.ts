import type { IGatsbyImageData } from "gatsby-plugin-image";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { placePictures, withPicturePaths } from "./text-pictures";

const data: IGatsbyImageData = {
  layout: "constrained",
  width: 672,
  height: 400,
  images: {
    fallback: { src: "/static/b.png", srcSet: "/static/b.png 672w", sizes: "100vw" },
    sources: [{ type: "image/avif", srcSet: "/static/b.avif 672w", sizes: "100vw" }],
  },
};
const find = (path: string) =>
  Promise.resolve(path === "articles/a/my board.png" ? data : undefined);

async function placed(html: string): Promise<string> {
  const root = fromHtml(html, { fragment: true });
  await placePictures(root, find);
  return toHtml(root);
}

it("names the pictures of a text's folder from content/, and no others", () => {
  const text = '![A](./b.png "C") ![D](https://e.example/f.png) [g](./h.png)';
  expect(withPicturePaths(text, "articles/a")).toBe(
    '![A](articles/a/b.png "C") ![D](https://e.example/f.png) [g](./h.png)',
  );
});

it("places a picture in every size, with its dimensions", async () => {
  expect(await placed('<p>See <img src="articles/a/my%20board.png" alt="A board"></p>')).toBe(
    '<p>See <picture><source type="image/avif" srcset="/static/b.avif 672w" sizes="100vw">' +
      '<img src="/static/b.png" srcset="/static/b.png 672w" sizes="100vw" width="672" height="400" ' +
      'alt="A board" loading="lazy" decoding="async"></picture></p>',
  );
});

it("makes a figure of a picture with a caption", async () => {
  const html = await placed('<p><img src="articles/a/my%20board.png" alt="" title="Monday"></p>');
  expect(html).toMatch(
    /^<figure><picture>.*<\/picture><figcaption>Monday<\/figcaption><\/figure>$/,
  );
});

it("leaves alone what it does not find", async () => {
  const html = '<p><img src="articles/a/gone.png" alt="Gone"><img src="/icon.svg" alt="Mark"></p>';
  expect(await placed(html)).toBe(html);
});
