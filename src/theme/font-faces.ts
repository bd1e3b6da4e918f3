// Written by `npm run fonts`. Metrics: capsize, https://seek-oss.github.io/capsize/
export const fontFaces = [
  {
    family: "Bricolage Grotesque",
    file: "/fonts/bricolage-grotesque.woff2",
    display: "optional",
    weight: "400 800",
    fallback: {
      local: ["Arial", "Helvetica", "Liberation Sans"],
      "ascent-override": "92.9585%",
      "descent-override": "26.9879%",
      "line-gap-override": "0%",
      "size-adjust": "100.0447%",
    },
  },
  {
    family: "Geist",
    file: "/fonts/geist.woff2",
    display: "optional",
    weight: "400 700",
    fallback: {
      local: ["Arial", "Helvetica", "Liberation Sans"],
      "ascent-override": "95.9379%",
      "descent-override": "28.1609%",
      "line-gap-override": "0%",
      "size-adjust": "104.7553%",
    },
  },
  {
    family: "Geist Mono",
    file: "/fonts/geist-mono.woff2",
    display: "swap",
    weight: "400 600",
    fallback: {
      local: ["Courier New", "Liberation Mono"],
      "ascent-override": "100.5164%",
      "descent-override": "29.5048%",
      "size-adjust": "99.9837%",
    },
  },
] as const;
