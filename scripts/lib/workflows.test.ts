import fs from "node:fs";
import path from "node:path";

const folder = ".github/workflows";

it.each(fs.readdirSync(folder))(
  "%s names each action by its commit, and says its version",
  (file) => {
    const text = fs.readFileSync(path.join(folder, file), "utf8");
    // A tag can be moved to other code.
    const loose = (text.match(/uses:.*/g) ?? []).filter(
      (line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line),
    );
    expect(loose).toEqual([]);
  },
);
