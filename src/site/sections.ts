import { comparisonContent } from "../sections/home/comparison/comparison.rules";
import { demoProjectContent } from "../sections/home/demo/demo-project.rules";
import { plansContent } from "../sections/pricing/plans.rules";
import type { SectionContent } from "./section";

/** The sections with rules of their own. */
export const sections: SectionContent[] = [plansContent, comparisonContent, demoProjectContent];
