import site from "$islands/first-script";

/** Selector of buttons that work without React. */
export const withoutReact = ["[data-reload]", site.worksWithoutReact].filter(Boolean).join();
