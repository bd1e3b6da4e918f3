// Written by `npm run lab -- fonts`. Metrics: capsize, https://seek-oss.github.io/capsize/
export const fontFaces = [
  {
    family: "Geist",
    file: "/static/geist-33a3f666b84f70c13e09.woff2",
    weight: "400 700",
    fallbacks: [
      {
        weight: "400 540",
        local: ["Arial", "ArialMT", "Liberation Sans"],
        overrides: {
          "ascent-override": "97.8958%",
          "descent-override": "28.7356%",
          "line-gap-override": "0%",
          "size-adjust": "102.6602%",
        },
      },
      {
        weight: "541 700",
        local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
        overrides: {
          "ascent-override": "100.9686%",
          "descent-override": "29.6375%",
          "line-gap-override": "0%",
          "size-adjust": "99.5359%",
        },
      },
    ],
  },
  {
    family: "Bricolage Grotesque",
    file: "/static/bricolage-grotesque-b22feb8d13dd5625cf63.woff2",
    weight: "500 800",
    fallbacks: [
      {
        weight: "500 800",
        local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
        overrides: {
          "ascent-override": "95.0954%",
          "descent-override": "27.6084%",
          "line-gap-override": "0%",
          "size-adjust": "97.7965%",
        },
      },
    ],
  },
  {
    family: "Geist Mono",
    file: "/static/geist-mono-714cf98044c7ee13e41d.woff2",
    weight: "400 600",
    fallbacks: [
      {
        weight: "400 600",
        local: ["Courier New", "CourierNewPSMT", "Liberation Mono"],
        overrides: {
          "ascent-override": "100.5164%",
          "descent-override": "29.5048%",
          "size-adjust": "99.9837%",
        },
      },
    ],
  },
] as const;
