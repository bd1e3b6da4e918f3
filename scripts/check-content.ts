/** `npm run content`: checks every content file and says what to put right. */
import { checkContent, contentFiles, formatProblems } from "../src/node/check";

const files = contentFiles();
const problems = checkContent();
if (problems.length > 0) console.error(formatProblems(problems));
const broken = new Set(problems.map(({ file }) => file)).size;
console.log(`${files.length - broken} passed, ${broken} failed`);
process.exitCode = broken > 0 ? 1 : 0;
