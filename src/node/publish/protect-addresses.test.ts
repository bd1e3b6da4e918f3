import { fixtureDay, withDraft } from "../../testing/fixture-content";
import { readContent, readSite } from "../read-content";
import { protectAddresses } from "./protect-addresses";

const article = "articles/second/index.md";

it("a new article's address is protected by the build that publishes it", () => {
  withDraft(
    (draft) => {
      const fresh = (path: string) => path !== "/blog/harbour";
      protectAddresses(readSite(draft.root), draft.root);
      const { paths } = readSite(draft.root).publishedPaths;
      draft.set("published-paths.json", "paths", paths.filter(fresh));

      const said = protectAddresses(readSite(draft.root), draft.root);
      expect(said).toMatch(/^Added \/blog\/harbour to .+published-paths\.json: commit it/);
      expect(protectAddresses(readSite(draft.root), draft.root)).toBe("");
      draft.replace(article, "slug: harbour", "slug: port");
    },
    (root) => {
      const [problem, ...others] = readContent(root, fixtureDay).problems;
      expect(problem?.message).toContain(
        '"/blog/harbour" has no page any more. Bring the page back, or add { "from": "/blog/harbour", "to": "/blog/port" } to content/redirects.json.',
      );
      expect(problem?.message).toContain("If it was never published, remove this line.");
      expect(others).toEqual([]);
    },
  );
});

it("a draft's address is not protected", () => {
  withDraft(
    (draft) => draft.replace(article, "slug:", "draft: true\nslug:"),
    (root) => expect(protectAddresses(readSite(root), root)).not.toContain("/blog/harbour"),
  );
});
