/** Makes React throw where it renders a text that says so, as a fault of ours in one page would. */

/** By this pattern React looks for letters to escape in a text that it renders. */
const REACT_ESCAPES = `["'&<>]`;

const exec = RegExp.prototype.exec;
RegExp.prototype.exec = function (text) {
  if (this.source === REACT_ESCAPES && String(text).includes('RENDER-FAULT'))
    throw new Error('the render fault of this test');
  return exec.call(this, text);
};
