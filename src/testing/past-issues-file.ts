/** Replaces `content/past-issues.json?file` in unit tests. */
export default "/static/past-issues.json";
