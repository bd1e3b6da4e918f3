import { withDraft } from "../testing/fixture-content";
import type { Draft } from "../testing/fixture-content";
import { readSite } from "../site/content";
import { protectAddresses } from "./protect-addresses";

const article = "articles/second/index.md";

it("a new article's address is protected by the build that publishes it", () => {
  const change = ({ root, set }: Draft) => {
    const protect = () => protectAddresses(readSite(root), root);
    protect();
    const { paths } = readSite(root).publishedPaths;
    set(
      "published-paths.json",
      "paths",
      paths.filter((path) => path !== "/blog/harbour"),
    );
    expect(protect()).toMatch(
      /^Added \/blog\/harbour to .+published-paths\.json\. Commit that file/,
    );
    expect(protect()).toBe("");
  };
  withDraft(change, () => undefined);
});

it("a draft's address is not protected", () => {
  withDraft(
    (draft) => draft.replace(article, "slug:", "draft: true\nslug:"),
    (root) => expect(protectAddresses(readSite(root), root)).not.toContain("/blog/harbour"),
  );
});
