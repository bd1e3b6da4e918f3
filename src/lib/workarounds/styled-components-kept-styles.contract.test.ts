/** @jest-environment jsdom */
import { fileOf, dependsOn } from "../../../tests/fixtures/contract";

interface Sheet {
  hasNameForId: (id: string, name: string) => boolean;
}

dependsOn("styled-components", "styled-components-kept-styles.tsx", {
  "the reading of marks in a style element of any media": () => {
    const { version } = JSON.parse(fileOf("styled-components", "package.json")) as {
      version: string;
    };
    document.head.innerHTML =
      `<style data-styled="" data-styled-version="${version}" media="not all">` +
      'data-styled.g1[id="a"]{content:"b,"}/*!sc*/\ndata-styled.g2[id="part"]{content:"name,"}/*!sc*/\n</style>';
    // Marks are read when the module is evaluated.
    const { __PRIVATE__ } = jest.requireActual<{ __PRIVATE__: { mainSheet: Sheet } }>(
      "styled-components",
    );
    return __PRIVATE__.mainSheet.hasNameForId("part", "name");
  },
});
