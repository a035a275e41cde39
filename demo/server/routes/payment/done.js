// A window that a page has opened closes itself; any other stays, with the way back on it.
window.close();
