/** The model is in this chunk. */
import modelFile from "../../../lib/suggestions/model.json";
import { suggestFrom, type Model } from "../../../lib/suggestions/suggest";

const model = modelFile as unknown as Model;

/** Fills in what the model learned from, and how often it's right. */
export const withFigures = (text: string): string =>
  text.replace(/\{(issues|projects|right)\}/g, (_, name: "issues" | "projects" | "right") =>
    String(model.sizes[name]),
  );

let ready: ReturnType<typeof suggestFrom> | undefined;

/** Reads the model, once. */
export const learn = () => (ready ??= suggestFrom(model));

/** @param scale the project's story points */
export const suggest = (title: string, scale: readonly number[]) => learn()(title, scale);
