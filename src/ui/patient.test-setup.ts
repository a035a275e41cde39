import { configure } from '@testing-library/react';

// What is loaded when it is asked for comes later on two busy cores: a slow machine is no reason to fail.
configure({ asyncUtilTimeout: 10_000 });
