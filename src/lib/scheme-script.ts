/** Storage key of the visitor's color scheme. */
export const schemeKey = "color-scheme";

/**
 * The script in the head that applies the saved color scheme before the first paint, to the browser's toolbar as well. A function, so
 * that the page's scripts do not contain its text.
 */
export const schemeScript = () =>
  `try{const s=localStorage.getItem("${schemeKey}");if(s==="light"||s==="dark"){document.documentElement.dataset.theme=s;for(const m of document.querySelectorAll("meta[data-scheme]"))m.setAttribute("media",m.dataset.scheme===s?"all":"not all")}}catch{}`;
