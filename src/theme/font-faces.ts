// Written by scripts/fonts.mjs. Metrics: capsize, https://seek-oss.github.io/capsize/
export const fontFiles = [
  "/static/geist-33a3f666b84f70c13e09.woff2",
  "/static/bricolage-grotesque-b22feb8d13dd5625cf63.woff2",
  "/static/geist-mono-714cf98044c7ee13e41d.woff2",
];

/** `@font-face` rules of the fonts, and of system fonts that stand in for them with their metrics. */
export const fontFaceRules = [
  '@font-face{font-family:"Geist";src:url(/static/geist-33a3f666b84f70c13e09.woff2) format("woff2");font-weight:400 700;font-display:swap}',
  '@font-face{font-family:"Geist fallback";src:local("Arial"),local("ArialMT"),local("Liberation Sans");font-weight:400 540;ascent-override:97.8958%;descent-override:28.7356%;line-gap-override:0%;size-adjust:102.6602%}',
  '@font-face{font-family:"Geist fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");font-weight:541 700;ascent-override:100.9686%;descent-override:29.6375%;line-gap-override:0%;size-adjust:99.5359%}',
  '@font-face{font-family:"Bricolage Grotesque";src:url(/static/bricolage-grotesque-b22feb8d13dd5625cf63.woff2) format("woff2");font-weight:500 800;font-display:swap}',
  '@font-face{font-family:"Bricolage Grotesque fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");font-weight:500 800;ascent-override:95.0954%;descent-override:27.6084%;line-gap-override:0%;size-adjust:97.7965%}',
  '@font-face{font-family:"Geist Mono";src:url(/static/geist-mono-714cf98044c7ee13e41d.woff2) format("woff2");font-weight:400 600;font-display:swap}',
  '@font-face{font-family:"Geist Mono fallback";src:local("Courier New"),local("CourierNewPSMT"),local("Liberation Mono");font-weight:400 600;ascent-override:100.5164%;descent-override:29.5048%;size-adjust:99.9837%}',
];
