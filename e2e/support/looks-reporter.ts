import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { finishRenewal, goneBaselines, isRenewing, pages } from "./baselines";

/** Says at the end which pages were compared with their baselines, and why others were not; ends a renewal. */
export default class LooksReporter implements Reporter {
  private compared = 0;
  /** Pages, by the reason why they were not. */
  private readonly others = new Map<string, string[]>();

  onTestEnd({ title }: TestCase, { annotations }: TestResult): void {
    const [route = title] = title.split(" ");
    for (const { type, description = "" } of annotations) {
      if (type === "compared") this.compared += 1;
      if (type !== "not compared") continue;
      this.others.set(description, [...(this.others.get(description) ?? []), route]);
    }
  }

  onEnd({ status }: FullResult): void {
    const all = this.compared + [...this.others.values()].flat().length;
    if (all === 0) return;
    if (isRenewing) {
      if (status === "passed" && all === pages.length) finishRenewal();
      return;
    }
    console.log(`\nLooks: ${this.compared} of ${all} pages were compared with their baselines.`);
    for (const [reason, routes] of this.others) {
      console.log(`  Not compared, as ${reason}: ${routes.join(", ")}`);
    }
    const gone = goneBaselines();
    if (gone.length > 0) console.log(`  Baselines of pages that are no more: ${gone.join(", ")}`);
    if (all > this.compared || gone.length > 0) console.log("  Renew them: npm run looks");
  }
}
