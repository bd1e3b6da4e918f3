/** The model is in this chunk. */
import labelWords from "../../../content/label-words.json";
import model from "./model.json";
import { suggestFrom } from "./suggest";

let ready: ReturnType<typeof suggestFrom> | undefined;

/** Loads the model, once. */
export const learn = () => (ready ??= suggestFrom(model, labelWords));

/** @param scale the project's story points */
export const suggest = (title: string, scale: readonly number[]) => learn()(title, scale);
